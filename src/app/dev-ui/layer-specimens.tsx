import { useState } from 'react'
import { errorToasts } from '#catalogue/errors.ts'
import { successToasts } from '#catalogue/toasts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { LateFailure } from '#ui/layers/late-failure.tsx'
import { Menu } from '#ui/layers/menu.tsx'
import { Tabs } from '#ui/layers/tabs.tsx'
import { toast } from '#ui/layers/toast.ts'
import { Toaster } from '#ui/layers/toaster.tsx'
import { SideMenu } from '../shell/side-menu.tsx'
import { Specimen } from './specimen.tsx'

const somebody = {
  uid: 'u1',
  email: 'a.person.with.a.very.long.address@some-long-domain.example',
  displayName: 'Asha',
  photoURL: null,
  creationTime: '2024-05-01T00:00:00Z',
}

export function LayerSpecimens() {
  const [open, setOpen] = useState<'dialog' | 'stranger' | 'person' | 'failure' | null>(null)
  const [tab, setTab] = useState<'notes' | 'to-dos' | 'quotes'>('notes')
  const [chosen, setChosen] = useState('nothing')
  const [undone, setUndone] = useState(0)
  const onOpenChange = (next: boolean) => !next && setOpen(null)
  return (
    <>
      <Specimen title="Dialogs, drawers, menus">
        <p className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setOpen('dialog')}>
            Open a dialog
          </Button>
          <Button look="quiet" onClick={() => setOpen('stranger')}>
            Side menu of a stranger
          </Button>
          <Button look="quiet" onClick={() => setOpen('person')}>
            Side menu of a person
          </Button>
          <Button look="quiet" onClick={() => setOpen('failure')}>
            A layer that cannot be loaded
          </Button>
          <Menu
            label="Commands"
            trigger="Commands"
            items={[
              { label: 'Rename', onSelect: () => setChosen('rename') },
              { label: 'Move to the top', onSelect: () => setChosen('move') },
              { label: 'Share', onSelect: () => setChosen('share'), disabled: true },
            ]}
          />
        </p>
        <p>Chosen: {chosen}.</p>
        <Dialog title="Remove this fund?" open={open === 'dialog'} onOpenChange={onOpenChange}>
          <p>It leaves your wishlist. Your notes about it stay.</p>
          <p className="mt-6 flex gap-3">
            <Button onClick={() => setOpen(null)}>Remove</Button>
            <Button look="quiet" onClick={() => setOpen(null)}>
              Keep
            </Button>
          </p>
        </Dialog>
        <SideMenu user={null} open={open === 'stranger'} onOpenChange={onOpenChange} onLogout={() => setOpen(null)} />
        <SideMenu user={somebody} open={open === 'person'} onOpenChange={onOpenChange} onLogout={() => setOpen(null)} />
        {open === 'failure' && <LateFailure onRetry={() => setOpen(null)} onClose={() => setOpen(null)} />}
      </Specimen>
      <Specimen title="Tabs">
        <Tabs
          label="What you keep"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'notes', label: 'Notes', panel: <p>Notes, pinned first.</p> },
            { value: 'to-dos', label: 'To-dos', panel: <p>To-dos, overdue first.</p> },
            { value: 'quotes', label: 'Quotes', panel: <p>Sentences worth keeping.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Toasts">
        <p className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => toast(successToasts.fundAdded)}>
            Success
          </Button>
          <Button look="quiet" onClick={() => toast(errorToasts.wishlistLoad, { tone: 'error' })}>
            Failure
          </Button>
          <Button
            look="quiet"
            onClick={() => toast(successToasts.wishlistRemoved, { undo: () => setUndone(undone + 1) })}
          >
            With Undo
          </Button>
        </p>
        <p>Undone {undone} times.</p>
        <Toaster />
      </Specimen>
    </>
  )
}
