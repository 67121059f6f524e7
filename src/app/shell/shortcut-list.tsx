import { shortcuts } from '#catalogue/shortcuts.ts'
import { useShortcutsWanted } from '#platform/kept/use-shortcut.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

export function ShortcutList({ open, onOpenChange }: Props) {
  const [wanted, setWanted] = useShortcutsWanted()
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
      <Switch
        label="Single-key shortcuts"
        hint="If you switch them off here, you can switch them on again in Settings."
        checked={wanted}
        onChange={setWanted}
      />
    </Dialog>
  )
}
