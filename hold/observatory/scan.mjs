// Run by ../observatory.ts with our certificate trusted; scans https://localhost:<https> and http://localhost:<http>.
// The scanner's own `scan` has no ports, so its parts are combined here.
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js'
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js'
import { getGradeForScore, getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js'
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js'

const [httpPort, httpsPort] = process.argv.slice(2).map(Number)
const answers = await retrieve('localhost', { httpPort, httpsPort })
const tests = ALL_TESTS.map((test) => test(answers)).filter(({ result }) => result)
const modifiers = tests.map(({ result }) => getScoreModifier(result))
const sum = (numbers) => numbers.reduce((total, one) => total + one, 100)
const plain = sum(modifiers.filter((one) => one < 0))
const { grade, score } = getGradeForScore(plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : plain)
const findings = tests.map((test, at) => ({
  name: test.constructor.name,
  result: test.result,
  pass: test.pass,
  modifier: modifiers[at],
}))
console.log(JSON.stringify({ grade, score, findings }))
