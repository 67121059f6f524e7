/** Which scripts and style sheets each page needs, written by the build. */
declare module 'tanstack-start-manifest:v' {
  type Needs = { readonly preloads?: readonly string[]; readonly css?: readonly string[] }
  export const tsrStartManifest: () => { readonly routes: Readonly<Record<string, Needs>> }
}
