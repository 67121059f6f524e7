export { closeWelcome, expectWelcome, useWelcomeDue } from './welcome-due.ts'
