import { BanyanMark } from '../shell/banyan-mark.tsx'
import { LookChoices } from '../shell/look-choices.tsx'
import { BarSpecimens } from './bar-specimens.tsx'
import { CacheSpecimen } from './cache-specimen.tsx'
import { ChartSpecimens } from './chart-specimens.tsx'
import { ControlSpecimens } from './control-specimens.tsx'
import { DataSpecimens } from './data-specimens.tsx'
import { KeptSpecimen } from './kept-specimen.tsx'
import { LayerSpecimens } from './layer-specimens.tsx'
import { MapSpecimens } from './map-specimens.tsx'
import { Specimen } from './specimen.tsx'

const colours = ['surface-0', 'surface-1', 'surface-2', 'line', 'line-strong', 'ink-1', 'ink-2', 'accent', 'second']
const signals = ['gain', 'loss', 'warn', ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `chart-${n}`)]

export function Specimens() {
  return (
    <main className="frame py-8">
      <header className="mb-8 flex flex-wrap items-center gap-6">
        <BanyanMark className="brand-mark" />
        <h1 className="page-title mb-0">Primitives</h1>
        <LookChoices />
      </header>
      <Specimen title="Type">
        <p className="hero-title">Hero title</p>
        <p className="page-title">Page title</p>
        <p className="section-title">Section title</p>
        <p className="lead">A lead says in one breath what the page is for, and stops before it becomes a paragraph.</p>
        <p className="prose">
          Reading text holds 65 to 75 characters a line. Figures are tabular: 1,111.11 and 8,888.88 stand under each
          other, ₹ € £ ¥ $ among them, ▲ ▼ − + beside them.
        </p>
      </Specimen>
      <Specimen title="Colour">
        <ul className="flex flex-wrap gap-3">
          {[...colours, ...signals].map((name) => (
            <li key={name} className="w-24 text-sm">
              <span
                className="block h-12 rounded [border:1px_solid_var(--line)]"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <ControlSpecimens />
      <LayerSpecimens />
      <KeptSpecimen />
      <CacheSpecimen />
      <DataSpecimens />
      <ChartSpecimens />
      <BarSpecimens />
      <MapSpecimens />
    </main>
  )
}
