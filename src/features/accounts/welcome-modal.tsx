import './accounts.css'
import { useState } from 'react'
import { welcomeLabels } from '#catalogue/account-labels.ts'
import { constants } from '#catalogue/constants.ts'
import { refusals } from '#catalogue/toasts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/field.tsx'
import { useOnce } from '#ui/controls/use-once.ts'
import { Dialog } from '#ui/layers/dialog.tsx'
import { useCountdown } from '#ui/layers/use-countdown.ts'
import { closeWelcome } from './welcome/welcome-due.ts'

/** §2: shown once after sign-up. Closes after ten seconds without activity inside it. */
export function WelcomeModal({ open }: { readonly open: boolean }) {
  const [acknowledged, setAcknowledged] = useState(true)
  const [alerted, setAlerted] = useState(false)
  const [seen, setSeen] = useState(false)
  const { secondsLeft, paused, pause, goOn } = useCountdown(
    constants.welcomeCountdownSeconds,
    closeWelcome,
    seen && open,
  )
  // §5: no way of closing works before the box is ticked.
  const close = () => (acknowledged ? closeWelcome() : setAlerted(true))

  return (
    <Dialog title="Welcome to Banyan" open={open} onOpenChange={close} onActivity={pause}>
      <Appears onAppear={() => setSeen(true)} />
      <p>SEBI asks every investor to read these facts about F&O trading:</p>
      <ul className="risk">
        {welcomeLabels.statements.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <p className="mb-4">
        <a href={welcomeLabels.circular} target="_blank" rel="noreferrer" className="text-link">
          Read the SEBI circular of 19 May 2023
        </a>
      </p>
      <Checkbox
        label="I have read and understood the risk disclosure"
        checked={acknowledged}
        onChange={(event) => {
          setAcknowledged(event.target.checked)
          setAlerted(false)
          pause()
        }}
      />
      {alerted && (
        <p role="alert" className="welcome-alert">
          {refusals.riskNotAcknowledged}
        </p>
      )}
      <div className="welcome-foot">
        <Button onClick={close}>
          {welcomeLabels.getStarted}
          {/* Hidden, not removed: removing the element under a pressed pointer would lose the click. */}
          <span aria-hidden="true" className={paused ? 'welcome-seconds invisible' : 'welcome-seconds'}>
            ({secondsLeft})
          </span>
        </Button>
        {/* Both in one grid cell, so that nothing shifts under the pointer when it pauses. */}
        <div className="welcome-state">
          <span className={paused ? 'invisible' : undefined}>
            <span>
              Closes in <span role="timer">{secondsLeft}</span> s
            </span>
          </span>
          <span className={paused ? undefined : 'invisible'}>
            <span>Paused with {secondsLeft} s left</span>
            <span className={acknowledged ? undefined : 'invisible'}>
              <Button look="plain" onClick={goOn}>
                Resume
              </Button>
            </span>
          </span>
        </div>
      </div>
    </Dialog>
  )
}

/** The countdown starts when the dialog is on screen, not when it was requested. */
function Appears({ onAppear }: { readonly onAppear: () => void }) {
  useOnce(onAppear)
  return null
}
