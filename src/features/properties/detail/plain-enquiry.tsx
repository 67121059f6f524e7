import { Checkbox, TextArea, TextField } from '#ui/controls/field.tsx'

/** For readers without scripts: the browser checks and posts it, the page then shows the outcome. */
export const PlainEnquiry = ({ listing }: { readonly listing: string }) => (
  <form method="post" action="/api/enquiries" className="enquiry-form without-scripts">
    <input type="hidden" name="listing" value={listing} />
    <TextField label="Your name" name="name" required maxLength={100} autoComplete="name" />
    <TextField label="Email" name="email" type="email" required maxLength={254} autoComplete="email" />
    <TextField label="Phone" name="phone" type="tel" hint="Optional." maxLength={30} autoComplete="tel" />
    <TextArea label="Message" name="message" rows={5} required maxLength={2_000} />
    <div className="listing-trap">
      <label>
        Leave this empty
        <input type="text" name="website" autoComplete="off" />
      </label>
    </div>
    <Checkbox
      name="consent"
      required
      label={
        <>
          I agree that you may store this message and my email to reply (see{' '}
          <a href="/terms" className="underline underline-offset-4">
            Privacy
          </a>
          ).
        </>
      }
    />
    <button type="submit" className="button">
      Send enquiry
    </button>
  </form>
)
