import { byYear, emiOf, type Instalment, repay, total } from '#domain/money/loan.ts'
import { loanOf, prepaymentOf } from '#domain/property/home-plan.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { Part } from '#ui/data/part.tsx'
import { LoanTable } from './loan-table.tsx'
import { RepaymentPicture } from './repayment-picture.tsx'
import { SumFields } from './sum-fields.tsx'
import { CorrectFirst, Rupees, SumResult } from './sum-parts.tsx'
import type { HomeForm } from './use-home-form.ts'

const fields = ['price', 'down', 'rate', 'years', 'extra', 'after'] as const
const everyOptions = [
  { value: 'year', label: 'Every year' },
  { value: 'once', label: 'Once' },
]
const cutOptions = [
  { value: 'tenure', label: 'Shortens the term' },
  { value: 'emi', label: 'Lowers the EMI' },
]

/** The instalment, what the loan costs, and what a prepayment saves. */
export function LoanPart({ form, path }: { readonly form: HomeForm; readonly path: string }) {
  const { plan, wrong, choose } = form
  return (
    <Part id="loan" title="EMI and loan">
      <SumFields
        form={form}
        action={`${path}#loan`}
        fields={fields}
        names={['every', 'cut']}
        choices={
          <>
            <SelectField
              label="How often"
              name="every"
              value={plan.every}
              options={everyOptions}
              onChange={({ target }) => choose({ every: target.value === 'once' ? 'once' : undefined })}
            />
            <SelectField
              label="What it does"
              name="cut"
              value={plan.cuts}
              options={cutOptions}
              onChange={({ target }) => choose({ cut: target.value === 'emi' ? 'emi' : undefined })}
            />
          </>
        }
      />
      {fields.some((field) => wrong[field]) ? <CorrectFirst /> : <LoanResult form={form} path={path} />}
    </Part>
  )
}

function LoanResult({ form: { plan, search }, path }: { readonly form: HomeForm; readonly path: string }) {
  const loan = loanOf(plan)
  if (loan.principal === 0) return <p>The down payment covers the price: there is no loan.</p>
  const prepayment = prepaymentOf(plan)
  const [plain, schedule] = [repay(loan), repay(loan, prepayment)]
  const [interest, plainInterest] = [total(schedule, 'interest'), total(plain, 'interest')]
  const years = byYear(schedule)
  return (
    <>
      <SumResult
        label="EMI a month"
        value={<Rupees value={emiOf(loan) / 100} />}
        facts={[
          ['Loan', <Rupees key="loan" value={loan.principal / 100} />, 'sum-first'],
          ['Total interest', <Rupees key="interest" value={interest / 100} />, 'sum-second'],
          ['Total paid', <Rupees key="paid" value={(loan.principal + interest) / 100} />],
          ['Paid off after', termOf(schedule.length)],
        ]}
        picture={<RepaymentPicture years={years} term={plan.values.years} />}
      >
        {prepayment && <Saved plain={plain} schedule={schedule} saved={plainInterest - interest} />}
      </SumResult>
      <LoanTable schedule={schedule} years={years} search={search} path={path} />
    </>
  )
}

type SavedProps = {
  readonly plain: readonly Instalment[]
  readonly schedule: readonly Instalment[]
  /** In paise. */
  readonly saved: number
}

function Saved({ plain, schedule, saved }: SavedProps) {
  const sooner = plain.length - schedule.length
  const last = schedule.at(-2)?.paid ?? 0
  return (
    <p>
      Prepaying saves <Rupees value={saved / 100} /> of interest
      {sooner > 0 && ` and ends the loan ${termOf(sooner)} sooner`}
      {sooner === 0 && last < (plain[0]?.paid ?? 0) && (
        <>
          {' '}
          and lowers the EMI to <Rupees value={last / 100} /> in the end
        </>
      )}
      .
    </p>
  )
}

/** 14 years 3 months */
function termOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years && `${years} ${years === 1 ? 'year' : 'years'}`,
    rest && `${rest} ${rest === 1 ? 'month' : 'months'}`,
  ]
  return parts.filter(Boolean).join(' ')
}
