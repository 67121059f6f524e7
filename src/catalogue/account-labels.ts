/** Not in the spec. */
export const ownAuthLabels = {
  email: 'Email',
  password: 'Password',
  signIn: 'Sign in',
  signUp: 'Create account',
  toSignIn: 'Already have an account? Sign in',
  toSignUp: 'New here? Create an account',
  forgot: 'Forgot your password?',
  demo: 'Try the demo',
  demoHint: 'No account needed: everything happens in this browser.',
  googleWaiting: 'Continue in the window that has opened.',
  googleNotSetUp: 'Google sign-in isn’t set up on this site. Please use an email address and a password.',
} as const

export const welcomeLabels = {
  getStarted: 'Get Started',
  /** The regulator's own wording (SEBI circular of 19 May 2023); its figures are those of §2. */
  statements: [
    '9 out of 10 individual traders in equity Futures and Options Segment, incurred net losses.',
    'On an average, loss makers registered net trading loss close to ₹\u00a050,000.',
    'Over and above the net trading losses incurred, loss makers expended an additional 28% of net trading losses as transaction costs.',
    'Those making net trading profits, incurred between 15% to 50% of such profits as transaction cost.',
  ],
  circular:
    'https://www.sebi.gov.in/legal/circulars/may-2023/risk-disclosure-with-respect-to-trading-by-individual-traders-in-equity-futures-and-options-segment_71426.html',
} as const
