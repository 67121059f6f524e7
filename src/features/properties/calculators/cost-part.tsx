import { chargesYear, type StateCharges, stateCharges } from '#catalogue/home-charges.ts'
import { costPlanOf } from '#domain/property/home-plan.ts'
import { RATES_OF, stateIds } from '#domain/property/home-plan-query.ts'
import { type CostPart as CostName, trueCost } from '#domain/property/true-cost.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { SumFields } from './sum-fields.tsx'
import { CorrectFirst, Rupees, SumResult } from './sum-parts.tsx'
import type { HomeForm } from './use-home-form.ts'

const fields = ['stamp', 'registration', 'gst', 'brokerage', 'upkeep', 'advance'] as const
const states = stateIds.map((id) => ({ value: id, label: stateCharges[id].name }))

const partNames: readonly (readonly [CostName, string])[] = [
  ['stamp', 'Stamp duty'],
  ['registration', 'Registration'],
  ['gst', 'GST'],
  ['brokerage', 'Brokerage'],
  ['upkeep', 'Maintenance in advance'],
]

/** What the home costs until the keys are handed over. */
export function CostPart({ form, path }: { readonly form: HomeForm; readonly path: string }) {
  const { plan, wrong, choose } = form
  const charges: StateCharges = stateCharges[plan.state]
  const isWrong = wrong.price || fields.some((field) => wrong[field])
  return (
    <Part id="true-cost" title="True cost">
      <SumFields
        form={form}
        action={`${path}#true-cost`}
        fields={fields}
        names={['state']}
        choices={
          <>
            <input type="hidden" name={RATES_OF} value={plan.state} />
            <SelectField
              label="State"
              name="state"
              value={plan.state}
              options={states}
              onChange={({ target }) =>
                choose({
                  state: stateIds.find((id) => id === target.value),
                  stamp: undefined,
                  registration: undefined,
                })
              }
            />
          </>
        }
      />
      {isWrong ? <CorrectFirst /> : <CostResult form={form} />}
      <p className="text-ink-2">
        Rates of {charges.name} as of {chargesYear}
        {charges.note ? `. ${charges.note} ` : '. '}
        States change them: check with the sub-registrar before you buy. GST is due on properties under construction
        only.
      </p>
    </Part>
  )
}

function CostResult({ form: { plan } }: { readonly form: HomeForm }) {
  const { parts, extra, total, extraPercent } = trueCost(costPlanOf(plan))
  return (
    <SumResult
      label="Total cost"
      value={<Rupees value={total} short />}
      facts={[
        ['Price', <Rupees key="price" value={plan.values.price} />],
        ...partNames
          .filter(([part]) => parts[part] > 0)
          .map(([part, name]) => [name, <Rupees key={part} value={parts[part]} />] as const),
      ]}
    >
      <p>
        <Rupees value={extra} /> or {formatNumber(extraPercent, 1)}% more than the price. After that,{' '}
        <Rupees value={plan.values.upkeep * 12} /> of maintenance a year.
      </p>
    </SumResult>
  )
}
