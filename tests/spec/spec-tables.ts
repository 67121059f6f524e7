import { readFileSync } from 'node:fs'

/** The spec's text (§2–§5, §8, §9, verbatim) parsed into tables. Tests compare with these, never with the catalogue. */
const text = readFileSync(new URL('./spec.md', import.meta.url), 'utf8')

const section = (number: number) => text.split(/^(?=## )/m).find((part) => part.startsWith(`## ${number}.`)) ?? ''
const lines = (source: string) => source.split('\n').map((line) => line.trim())
const quoted = (source: string) => [...source.matchAll(/(?<!\w)'([^']+)'/g)].map(([, sentence = '']) => sentence)
const listed = (source: string) =>
  source
    .split(/, | and /)
    .map((item) => item.trim())
    .filter(Boolean)
const lineWith = (source: string, start: string) => lines(source).find((line) => line.startsWith(start)) ?? ''
const numberIn = (source: string, pattern: RegExp) => Number(pattern.exec(source)?.[1])
const textIn = (source: string, pattern: RegExp) => pattern.exec(source)?.[1] ?? ''

const [screens, entities, states, validation, errors, business] = [2, 3, 4, 5, 8, 9].map(section) as [
  string,
  string,
  string,
  string,
  string,
  string,
]

export const specRoutes = {
  public: lines(screens)
    .filter((line) => line.startsWith('- /'))
    .map((line) => line.slice(2).replace(/ \(.*\)$/, '')),
  guarded: listed(textIn(screens, /spinner while auth state loads\): (.+)\./)),
}

const header = lineWith(screens, '**Header:**')
const menu = lineWith(screens, '**Side menu**')
const footer = lineWith(screens, '**Footer:**')
const consent = lineWith(screens, '**Cookie and cache consent bar:**')
const welcome = lineWith(screens, '**Welcome modal:**')

export const specLabels = {
  header: listed(textIn(header, /links (.+?); /)),
  menuEverybody: listed(textIn(menu, /from the right\): (.+?)\. When signed in/)),
  menuSignedIn: listed(textIn(menu, /it adds (.+?)\. When signed out/)).map((label) => label.replace(/ \(.*\)$/, '')),
  menuSignedOut: textIn(menu, /it shows (\w+) instead/),
  memberSince: quoted(menu)[0],
  signIn: textIn(header, /or a (.+?) button/),
  footer: listed(textIn(footer, /links to (.+?), a copyright line/)),
  auth: quoted(lineWith(screens, '**Auth modal:**')),
  consent: [
    ...listed(textIn(consent, /Buttons: (.+?)\. Customize has/)),
    ...listed(textIn(consent, /toggles for (.+?), a locked/)),
    textIn(consent, /a locked (\w+) toggle/),
  ].map((label) => label.replace(/ \(.*\)$/, '')),
  getStarted: textIn(welcome, /A (Get Started) button/),
  riskFigures: [...textIn(welcome, /4 statements: (.+?)\. It links/).matchAll(/\d[\d,]*%?/g)].map(([figure]) => figure),
}

export const specAuthErrors = Object.fromEntries(
  lines(errors)
    .filter((line) => line.startsWith('| ') && !/^\| Code|^\|---/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, code = '', message = '']) => [code, code === 'other' ? quoted(message)[0] : message]),
)

export const specErrorToasts = quoted(lineWith(errors, 'Other error toasts:'))
export const specSuccessToasts = quoted(lineWith(errors, 'Success toasts:'))
export const specRefusals = quoted(validation)

const cache = lineWith(business, '- Cache durations')
const countdowns = lineWith(business, '- Consent auto-accept')
const news = lineWith(business, '- News defaults')
const location = lineWith(business, '- Stored location')
const ads = lineWith(business, '- Ad slots')
const keys = lineWith(business, '- Browser storage keys')
const themes = lineWith(entities, '- **Theme values:**')

export const specConstants = {
  passwordMinLength: numberIn(business, /Minimum password length (\d+)/),
  cacheHours: [...textIn(cache, /Cache durations (.+?) hours/).matchAll(/\d+/g)].map(Number),
  cacheDefaultHours: numberIn(cache, /default (\d+)/),
  cacheDefaultEnabled: !cache.includes('caching off by default'),
  consentCountdownSeconds: numberIn(countdowns, /auto-accept countdown (\d+) s/),
  welcomeCountdownSeconds: numberIn(countdowns, /welcome modal countdown (\d+) s/),
  scrollToTopPx: numberIn(business, /Scroll-to-top threshold (\d+)px/),
  newsProviders: listed(textIn(news, /preferred providers (.+?); /)),
  newsCategories: listed(textIn(news, /categories (.+?); /)),
  newsCountries: listed(textIn(news, /countries (.+?); /)),
  newsAutoRefresh: news.includes('auto-refresh on'),
  newsRefreshMinutes: numberIn(news, /refresh interval (\d+) minutes/),
  locationReuseHours: numberIn(location, /under (\d+) hours old/),
  geolocationTimeoutSeconds: numberIn(location, /Geolocation timeout (\d+) s/),
  defaultLocation: {
    city: textIn(location, /Default location (\w+),/),
    country: textIn(location, /Default location \w+, (\w+)/),
    latitude: numberIn(location, /lat ([\d.]+)/),
    longitude: numberIn(location, /lon ([\d.]+)/),
    timezone: textIn(location, /timezone ([\w/]+)/),
  },
  adSlots: {
    side: textIn(ads, /Ad slots: (\S+) \(left and right\)/),
    bottom: textIn(ads, /(\S+) \(bottom\)/),
    inContent: textIn(ads, /a (\S+) in-content/),
  },
  adsDelaySeconds: numberIn(screens, /after a (\d+)-second delay/),
  adsDebounceMs: numberIn(ads, /after a (\d+) ms debounce/),
  adsVisiblePercent: numberIn(ads, /at least (\d+)%/),
  adsDefaultOn: !themes.includes('Ads preference default off'),
  themes: listed(textIn(themes, /values:\*\* (.+?)\. Font/)),
  defaultTheme: textIn(keys, /theme \(default (\w+)\)/),
  defaultFontSize: quoted(themes)[0],
  defaultCurrency: textIn(themes, /currency default (\w+)/),
  consentTypes: listed(textIn(states, /\*\*Consent types stored:\*\* (.+?)\./)),
  cacheTypes: listed(textIn(entities, /types \{(.+?)\}/)),
}

export const specStorageKeys = {
  user: listed(textIn(keys, /per user: (.+?)\. Global/)),
  global: listed(textIn(keys, /Global keys: (.+?)\.$/)).map((name) => name.replace(/ \(.*\)$/, '')),
}
