import { withoutTimes } from '#app/first-paint/page-state.ts'
import type { Assumption } from './assumption.ts'
import { countOf, handoverOf, type PlainPage, scriptsOf, stateIn } from './plain-output.ts'

const folder = 'src/app/first-paint'
const inHtml = (change: (html: string) => string) => (page: PlainPage) => ({
  ...page,
  html: change(page.html),
  again: change(page.again),
})
const markOf = ({ nonces: [nonce] }: PlainPage) => ` nonce="${nonce}"`
const STATE_MARK = /\$R\["tsr"\]|\$tsr-stream-boundary/

/** About the HTML that Start and React write, of a page with a fold and a long state. */
export const pageAssumptions: readonly Assumption<PlainPage>[] = [
  {
    that: 'Start starts the app with exactly one <script type="module" src="/assets/…"> that carries our nonce',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: (page) => {
      const modules = scriptsOf(page.html).filter(({ attributes }) => attributes.includes('type="module"'))
      const [only] = modules
      return modules.length === 1 && /\bsrc="\/assets\//.test(only?.attributes ?? '') && hasMark(page, only?.attributes)
    },
    changed: inHtml((html) => html.replace('type="module"', 'type="text/javascript"')),
  },
  {
    that: 'Start preloads scripts with <link rel="modulepreload" href="…"/> and in no other way',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html }) =>
      countOf(html, 'rel="modulepreload"') > 2 &&
      countOf(html, '<link rel="modulepreload" href="/assets/') === countOf(html, 'rel="modulepreload"') &&
      !/<link\b[^>]*\bas="script"/.test(html),
    changed: inHtml((html) => html.replaceAll('rel="modulepreload"', 'rel="preload" as="script"')),
  },
  {
    that: 'each inline script of the framework after the one in the head is state, and its attribute or text says so',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: (page) => {
      const inline = scriptsOf(page.html).slice(1)
      const states = inline.filter(({ attributes }) => !attributes.includes('src='))
      return (
        states.length > 0 &&
        states.every(
          ({ attributes, text }) =>
            hasMark(page, attributes) && (attributes.includes('data-tsr-stream-part') || STATE_MARK.test(text)),
        )
      )
    },
    changed: inHtml((html) =>
      html
        .replaceAll('data-tsr-stream-part', 'data-start-part')
        .replaceAll('$R["tsr"]', '$R["start"]')
        .replaceAll('$tsr-stream-boundary', '$start-boundary'),
    ),
  },
  {
    that: 'the state scripts, joined by semicolons, run as one script, hand over the matches in $_TSR and end the stream',
    usedIn: `${folder}/defer-hydration.ts and src/app/client.tsx`,
    holds: ({ html }) => {
      const handover = handoverOf(stateIn(html))
      return (
        typeof handover?.h === 'function' && handover.streamEnded === true && Array.isArray(handover.router?.matches)
      )
    },
    changed: inHtml((html) => html.replace('$_TSR.e()', '0')),
  },
  {
    that: 'two renders of one page have states that differ only in u, dehydratedAt, dataUpdatedAt and errorUpdatedAt',
    usedIn: `${folder}/page-state.ts`,
    holds: ({ html, again }) => {
      const [one, other] = [stateIn(html), stateIn(again)]
      return one !== other && withoutTimes(one) === withoutTimes(other)
    },
    changed: inHtml((html) => html.replaceAll(/\bu:(?=\d)/g, 'updated:')),
  },
  {
    that: 'React sends no part of a page late, to be moved into its place by a script',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html }) => !/<template id="B:|<div hidden="" id="S:|\$RC\(/.test(html),
    changed: inHtml((html) => html.replace('</main>', '<template id="B:0"></template></main>')),
  },
  {
    that: 'a page has one <html, one </head> and one </body>, and ends with </body></html>',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html }) =>
      ['<html', '</head>', '</body>'].every((part) => countOf(html, part) === 1) && html.endsWith('</body></html>'),
    changed: inHtml((html) => html.replace('</body></html>', '</body><script></script></html>')),
  },
  {
    that: 'the nonce stands only in attributes nonce="…" and in <meta property="csp-nonce" content="…"/>',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html, nonces: [nonce] }) =>
      !html
        .replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')
        .replaceAll(` nonce="${nonce}"`, '')
        .includes(nonce),
    changed: inHtml((html) => html.replace('<meta property="csp-nonce"', '<meta name="csp-nonce"')),
  },
  {
    that: 'React writes the script of the head first and letter by letter, because the policy lists its hash',
    usedIn: `${folder}/early-script.ts`,
    holds: ({ html, earlyScript }) =>
      scriptsOf(html)[0]?.text === earlyScript && html.indexOf(earlyScript) < html.indexOf('</head>'),
    changed: (page) => ({ ...page, html: page.html.replace(page.earlyScript, (text) => `/* Start */${text}`) }),
  },
  {
    // `plain-page.ts` finds and replaces `data-style=""`, as `defer-hydration.ts` does.
    that: 'an empty attribute of the head script is written data-style=""',
    usedIn: `${folder}/defer-hydration.ts and ${folder}/plain-page.ts`,
    holds: ({ html }) => scriptsOf(html)[0]?.attributes.includes(' data-plain=""') === true,
    changed: inHtml((html) => html.replace('data-plain=""', 'data-style')),
  },
  {
    that: 'the link that holds the first paint back is written with href="#page-end", once',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html }) => countOf(html, 'href="#page-end"') === 1 && /<link rel="expect" href="#page-end"/.test(html),
    changed: inHtml((html) => html.replace('href="#page-end"', "href='#page-end'")),
  },
  {
    that: 'React writes the fold as <span id="fold" hidden=""></span>',
    usedIn: `${folder}/defer-hydration.ts`,
    holds: ({ html }) => countOf(html, '<span id="fold" hidden=""></span>') === 1,
    changed: inHtml((html) => html.replace('<span id="fold" hidden="">', '<span id="fold" hidden>')),
  },
  {
    that: 'React writes classes and ids as class="…" and id="…" after a space',
    usedIn: `${folder}/first-style.ts`,
    holds: ({ html }) => {
      const tags = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').match(/<\w[^>]*>/g) ?? []
      const named = tags.filter((tag) => /\s(class|id)\b/.test(tag.replaceAll(/"[^"]*"/g, '')))
      return named.length > 50 && named.every((tag) => / (class|id)="[^"]*"/.test(tag))
    },
    changed: inHtml((html) => html.replaceAll(/ class="([\w-]+)"/g, ' class=$1')),
  },
]

const hasMark = (page: PlainPage, attributes = '') => attributes.includes(markOf(page))
