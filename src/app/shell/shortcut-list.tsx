import { shortcuts } from '#catalogue/shortcuts.ts'
import { Dialog } from '#ui/dialog.tsx'

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

export function ShortcutList({ open, onOpenChange }: Props) {
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <dl className="shortcuts">
        {Object.values(shortcuts).map(({ key, does }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-2">They can be switched off in Settings.</p>
    </Dialog>
  )
}
