/**
 * The framework's own page: module, preloads and state where it wrote them. Only its style sheet is missing there,
 * because one sheet for all pages belongs to no route. `data-plain` switches early input off.
 */
export const plainPage = (rendered: string, styleSheet: string) =>
  rendered
    .replace('data-style=""', 'data-plain=""')
    .replace('</head>', `<link rel="stylesheet" href="${styleSheet}"/></head>`)
