/**
 * §4: the fixed demo account. It exists in one browser only; the server reserves its address so nobody can register it.
 */
export const demo = {
  uid: 'demo',
  email: 'demo@banyan.example',
  password: 'demo1234',
  displayName: 'Demo',
  creationTime: '2026-01-01T00:00:00.000Z',
} as const
