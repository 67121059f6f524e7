# Debian, because PGlite and the packages' own Node want glibc. Pinned to one version; a digest behind it pins the bytes too.
ARG NODE_IMAGE=node:24.12.0-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/dist ./dist
COPY --from=build /app/content ./content
COPY --from=build /app/src/server/db/migrations ./src/server/db/migrations
# PGlite and what the server render takes from outside; the rest is in the bundles.
COPY --from=build /app/node_modules ./node_modules
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "dist/node/main.js"]
