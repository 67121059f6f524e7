import type { CreatorRequest } from '#domain/documents/creator-request.ts'
import type { Enquiry } from '#domain/documents/enquiry.ts'
import type { Letter } from '../accounts/mail.ts'

const decisions = {
  approved: ['You may publish properties on Banyan', 'Your request was approved. Write your first listing here:'],
  rejected: ['Your request to publish properties', 'Your request was not approved.'],
  revoked: ['Your approval to publish properties', 'Your approval to publish properties was withdrawn.'],
} as const

export function decidedLetter({ userEmail, status, answer }: CreatorRequest, origin: string): Letter {
  const [subject, first] = decisions[status === 'pending' ? 'rejected' : status]
  const reason = answer ? `\n\nReason: ${answer}\n\nYou can send a new request here:` : ''
  return { to: userEmail, subject, text: `${first}${reason}\n${origin}/real-estate/mine\n` }
}

export function reviewedLetter(
  to: string,
  act: 'approve' | 'reject' | 'withdraw',
  reason: string | undefined,
  origin: string,
): Letter {
  const why = `${reason ? `Reason: ${reason}\n\n` : ''}You can change it and submit it again:`
  const text = {
    approve: 'Your listing was approved and is live now.',
    reject: `Your listing was not approved.\n\n${why}`,
    withdraw: `Your listing was withdrawn by the operator of this site.\n\n${why}`,
  }[act]
  return { to, subject: 'Your listing on Banyan', text: `${text}\n${origin}/real-estate/mine\n` }
}

export const enquiryLetter = ({ email, name, listing }: Enquiry, answer: string, origin: string): Letter => ({
  to: email,
  subject: 'An answer to your enquiry',
  text: `Hello ${name},\n\n${answer}\n\nYour enquiry was about ${origin}/real-estate/${listing}\n`,
})
