import { useState } from 'react'
import { BookmarkToggle } from '#ui/controls/bookmark-toggle.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Combobox } from '#ui/controls/combobox.tsx'
import { Checkbox, SelectField, TextArea, TextField } from '#ui/controls/field.tsx'
import { SearchBar } from '#ui/controls/search-bar.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { StarToggle } from '#ui/controls/star-toggle.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { useWords } from '#ui/controls/use-words.ts'
import { Specimen } from './specimen.tsx'

const shown = ['All', 'Starred'].map((value) => ({ value, label: value }))
const currencies = ['USD', 'INR', 'EUR'].map((value) => ({ value, label: value }))

export function ControlSpecimens() {
  const [on, setOn] = useState(true)
  const [segment, setSegment] = useState('INR')
  const [presses, setPresses] = useState(0)
  const [which, setWhich] = useState('All')
  const [known, setKnown] = useState('')
  const [words, field] = useWords(known, setKnown)
  return (
    <>
      <Specimen title="Buttons">
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="plain">Plain</Button>
          <Button disabled>Disabled</Button>
          <Button busy onClick={() => setPresses(presses + 1)}>
            Saving
          </Button>
        </p>
      </Specimen>
      <Specimen title="Forms">
        <div className="grid max-w-xl gap-4">
          <TextField label="Name" hint="As it should stand in the header." placeholder="Asha" />
          <TextField label="Email" type="email" defaultValue="a@b" error="Invalid email address" />
          <TextField label="Amount" before="₹" after="a month" inputMode="decimal" defaultValue="10,000" />
          <TextField label="Not yours to change" defaultValue="119551" disabled />
          <TextArea
            label="Note"
            defaultValue="A thought worth keeping, with an unbreakablelongwordthatmustnotoverflowonaphone."
          />
          <SelectField label="Currency" options={currencies} />
          <Checkbox label="I have read the terms" hint="They fit on one screen." defaultChecked />
          <Checkbox label="Cannot be changed" disabled />
          <Switch label="Show advertisements" hint="Off unless you want them." checked={on} onChange={setOn} />
          <Switch label="Required" checked disabled onChange={setOn} />
          <Segments label="Currency" value={segment} options={currencies} onChange={setSegment} />
          <StarToggle label="Favourite" on={on} onChange={setOn} />
          <BookmarkToggle label="Save" on={on} onChange={setOn} />
        </div>
      </Specimen>
      <Specimen title="Combobox">
        <FruitBox />
      </Specimen>
      <Specimen title="Search">
        <SearchBar
          label="Search"
          placeholder="A word, an author, a tag"
          field={field}
          count={words ? '2 of 12 quotes' : '12 quotes'}
        >
          <Segments label="Show" value={which} options={shown} onChange={setWhich} />
        </SearchBar>
      </Specimen>
    </>
  )
}

const fruits = ['Apple', 'Apricot', 'Fig', 'Mango'].map((label) => ({ id: label, label, aside: 'A fruit' }))

function FruitBox() {
  const [words, setWords] = useState('')
  const found = fruits.filter(({ label }) => words && label.toLowerCase().includes(words.toLowerCase()))
  return (
    <Combobox
      label="Fruit"
      hint="Type a letter, such as a"
      words={words}
      onWords={setWords}
      options={found}
      status={words && (found.length > 0 ? `${found.length} found` : 'No such fruit')}
      onChoose={setWords}
    />
  )
}
