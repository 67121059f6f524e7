import { ownToasts } from '#catalogue/toasts.ts'
import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import { Button } from '#ui/controls/button.tsx'
import { toast } from '#ui/layers/toast.ts'
import type { Comparison } from './use-compared.ts'

type Props = { readonly comparison: Comparison; readonly goals: readonly OwnGoal[] | undefined }

/** The comparison as a file or a picture. Their code comes when it is wanted. */
export function CompareActs({ comparison, goals }: Props) {
  if (!comparison.columns.some(({ thing }) => thing)) return null
  const save = async (as: 'saveCsv' | 'savePicture') => {
    try {
      const files = await import('./save-comparison.ts')
      await files[as](comparison, goals)
    } catch {
      toast(ownToasts.fileNotMade, { tone: 'error' })
    }
  }
  return (
    <p className="versus-acts with-scripts no-print">
      <Button className="button-quiet button-small" onClick={() => void save('saveCsv')}>
        Export as CSV
      </Button>
      <Button className="button-quiet button-small" onClick={() => void save('savePicture')}>
        Save as picture
      </Button>
    </p>
  )
}
