import { useQuery } from '@tanstack/react-query'
import { constants } from '#catalogue/constants.ts'
import { ownConsentLabels } from '#catalogue/labels.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import { type CacheType, isAllowed, type CacheSettings as Settings } from '#domain/kept/consent.ts'
import { downloadReceipt } from '#features/consent/index.ts'
import { cacheStorage } from '#platform/browser/late-doors.ts'
import { cacheSizes, clearCache } from '#platform/storage/cache.ts'
import { showConsent, useCacheSettings, useConsent } from '#platform/storage/consent-choice.ts'
import { offlineSize, removeOffline } from '#platform/storage/offline-caches.ts'
import { Button } from '#ui/controls/button.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { momentLabel } from '#ui/data/day-label.ts'
import { formatBytes } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { toast } from '#ui/layers/toast.ts'

const isIn = (settings: Settings, type: CacheType | 'offline') =>
  type === 'offline' ? settings.enabled : isAllowed(settings, type)

/** Cache settings, contents and a button to clear it. */
export function CacheSettings() {
  const consent = useConsent()
  const settings = useCacheSettings()
  const { data: sizes, refetch } = useQuery({
    queryKey: ['cache-sizes', settings],
    queryFn: async () => {
      const stores = cacheStorage()
      return { ...(await cacheSizes()), offline: stores ? await offlineSize(stores) : { entries: 0, bytes: 0 } }
    },
    staleTime: 0,
  })
  const clear = async () => {
    const stores = cacheStorage()
    // The next page stores what it needs offline anew, as far as allowed.
    await Promise.all([clearCache(), stores && removeOffline(stores)])
    await refetch()
    toast(ownToasts.cacheCleared)
  }
  return (
    <Part id="cache" title="Cookies and cache">
      {consent ? (
        <p>
          You chose {ownConsentLabels.chosen[consent.type]} on {momentLabel(consent.at)}.{' '}
          {settings.enabled
            ? `Stored data is used for ${settings.duration} hours.`
            : 'Nothing is stored after you close the page.'}
        </p>
      ) : (
        <p>You have not chosen yet. Until you do, nothing is stored after you close the page.</p>
      )}
      <DataTable
        caption="Contents of the cache"
        rows={[...constants.cacheTypes, 'offline'] as const}
        rowKey={(type) => type}
        columns={[
          {
            id: 'type',
            label: 'Data',
            cell: (type) => (type === 'offline' ? 'Pages and app files, offline' : ownConsentLabels.types[type]),
          },
          { id: 'allowed', label: 'Allowed', cell: (type) => (isIn(settings, type) ? 'Yes' : 'No') },
          { id: 'entries', label: 'Entries', numeric: true, cell: (type) => sizes?.[type].entries ?? '–' },
          { id: 'size', label: 'Size', numeric: true, cell: (type) => (sizes ? formatBytes(sizes[type].bytes) : '–') },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => showConsent()}>
          Change choice
        </Button>
        <Button look="quiet" onClick={() => void clear()}>
          Clear cache
        </Button>
        {consent && (
          <Button look="plain" onClick={() => downloadReceipt(consent, settings)}>
            {ownConsentLabels.receipt}
          </Button>
        )}
      </div>
    </Part>
  )
}
