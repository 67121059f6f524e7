/** A changed wording needs a new version (`catalogue/terms-version.ts`), which asks everybody to accept again. */
export const TermsText = () => (
  <>
    <h2>What Banyan is</h2>
    <p>
      Banyan shows and explains prices of funds, stocks and properties, and keeps your lists and notes. It is not an
      adviser, a broker, an exchange or a bank. Nothing on it is a recommendation to buy or to sell.
    </p>
    <h2>Figures</h2>
    <p>
      Prices and news come from public sources that we name, with their date. They can be late, wrong or missing. A
      figure marked as a sample is made up. Past performance does not predict the future. Check a figure at its source
      before you make a financial decision.
    </p>
    <h2>Your account</h2>
    <p>
      You can read Banyan without an account. If you create one, use your own email address and a password that you use
      nowhere else. You can delete the account in Settings at any time; it is gone from the server at once.
    </p>
    <h2>Fair use</h2>
    <p>
      Do not try to access other people’s accounts, do not flood the service, and do not publish listings or messages
      that are false or not yours to publish. The operator of this site may close an account that does.
    </p>
    <h2>No warranty</h2>
    <p>
      Banyan is free software, offered as it is. Its operator tries to keep it correct and available, but does not
      guarantee it.
    </p>

    <h2 id="privacy">Privacy</h2>
    <p>
      <strong>In your browser, and nowhere else:</strong> wishlists, favourites, goals, quotes, notes, to-dos, saved
      articles, saved searches, your location if you allow it, and how Banyan looks. Another browser does not see them.
      Clearing this browser’s data deletes them.
    </p>
    <p>
      <strong>On the server:</strong> if you make an account, its email address, a hash of its password, the day it was
      made, and one entry for each place where you are signed in, without your address or device. If you sign in with
      Google, the name that Google gives us and the address of your picture, which your browser then fetches from
      Google. What you send: messages, enquiries, problem reports, requests to publish, and property listings with their
      pictures. A live listing is public, with the name you enter in it.
    </p>
    <ul>
      <li>
        One cookie keeps you signed in, and another tells our pages that you are. A third, for 180 days, records that
        this browser has signed in before, so that strangers who guess your password cannot lock you out of it.
      </li>
      <li>The demo account sets no cookie and sends nothing.</li>
      <li>
        Copies of fund and stock data stay in this browser for 12, 24 or 48 hours, and anything else you allow until you
        withdraw your consent, which you can do from the bottom of every page.
      </li>
      <li>
        News and their pictures come to your browser from us. No newspaper learns that you read it until you follow its
        link.
      </li>
      <li>
        If you ask in Settings where you are and your browser cannot tell, it asks a public service, which sees your
        internet address.
      </li>
      <li>
        To keep people from guessing passwords we count attempts for up to an hour, under a digest of the network
        address.
      </li>
      <li>
        If you allow Analytics we count opened pages by kind and day. Nothing says who opened them. A counting script of
        another company, if this site uses one, is named beside its switch.
      </li>
      <li>
        Advertisements are off until you switch them on. The network that then fills them, if there is one, is named
        beside the switch.
      </li>
      <li>
        How often a listing was opened is counted once per network address and day, under a digest that is kept for a
        day.
      </li>
      <li>Logs name kinds of pages and answers, never people.</li>
      <li>Nothing is sold, and no third party is asked for anything before you allow it.</li>
    </ul>
    <h2>Changes</h2>
    <p>When these terms change in a way that matters, the date above changes and you are asked again.</p>
  </>
)
