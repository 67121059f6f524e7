import { useState } from 'react'
import type { PostFigure } from '#domain/blog/figures/post-figure.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { formatUnit } from './figure-format.ts'
import { FigurePicture } from './figure-picture.tsx'

/** A computed figure: results, picture and table. Everything but the slider is there without scripts. */
export function FigureView({ figure }: { readonly figure: PostFigure }) {
  const { title, source, results, lines, table } = figure
  const [point, setPoint] = useState<number>()
  const at = point === undefined ? undefined : lines[0]?.xs[point]
  return (
    <figure className="post-figure">
      <figcaption className="post-figure-title">{title}</figcaption>
      <dl className="post-results">
        {results.map(({ label, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatUnit(value, unit)}</dd>
          </div>
        ))}
      </dl>
      <FigurePicture figure={figure} at={at} />
      <ul className="post-legend">
        {lines.map(({ label }, n) => (
          <li key={label} className={`post-color-${n + 1}`}>
            {label}
          </li>
        ))}
      </ul>
      <FigureSlider figure={figure} point={point} onPoint={setPoint} />
      <details className="post-data">
        <summary>Show the numbers</summary>
        <DataTable
          caption={title}
          captionHidden
          rows={table.rows.map((cells, row) => ({ cells, row }))}
          rowKey={({ row }: FigureRow) => String(row)}
          columns={table.columns.map(({ label, unit }, column) => ({
            id: label,
            label,
            numeric: column > 0,
            cell: ({ cells }: FigureRow) => formatUnit(cells[column] ?? '', unit),
          }))}
        />
      </details>
      <p className="post-source">{source}</p>
    </figure>
  )
}

type FigureRow = { readonly cells: readonly (number | string)[]; readonly row: number }

type SliderProps = {
  readonly figure: PostFigure
  readonly point: number | undefined
  readonly onPoint: (point: number) => void
}

/** Reads the lines at any place, by pointer or arrow keys. */
function FigureSlider({ figure: { lines, x, y, title }, point, onPoint }: SliderProps) {
  const xs = lines[0]?.xs ?? []
  const shown = point ?? xs.length - 1
  const place = formatUnit(xs[shown] ?? 0, x.unit)
  const values = lines.map(({ label, ys }) => `${label} ${formatUnit(ys[shown] ?? 0, y.unit)}`).join(', ')
  return (
    <div className="post-slider with-scripts">
      <input
        type="range"
        min={0}
        max={xs.length - 1}
        value={shown}
        aria-label={`${x.label} in “${title}”`}
        aria-valuetext={`${place}: ${values}`}
        onChange={({ target }) => onPoint(Number(target.value))}
      />
      <p className="post-slider-words">
        <strong>
          {x.label} {place}
        </strong>
        : {values}
      </p>
    </div>
  )
}
