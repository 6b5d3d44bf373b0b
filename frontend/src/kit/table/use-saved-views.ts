import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../api/types'
import { http } from '../../api/http'
import { messageOf } from '../../api/http-error'
import { useIsViewing } from '../../providers/access'
import { toast } from '../../providers/toast'

export type SavedView = Schema<'SavedView'>

export type NewView = Pick<SavedView, 'name' | 'shared' | 'isDefault' | 'state'>

/** Saved views of one list: one's own and those shared by colleagues. */
export function useSavedViews(resource: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const url = `/api/saved-views?resource=${encodeURIComponent(resource)}`
  const { data: views = [], isPending } = useQuery<SavedView[]>({
    queryKey: [url],
    enabled: !useIsViewing(),
  })

  const settled = {
    onSuccess: () => client.invalidateQueries({ queryKey: [url] }),
    onError: (error: unknown) =>
      void toast({
        variant: 'destructive',
        title: t('kit.views.failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  }
  const create = useMutation({
    mutationFn: (view: NewView) => http.post('/api/saved-views', { resource, ...view }),
    ...settled,
  })
  const change = useMutation({
    mutationFn: ({ view, values }: { view: SavedView; values: Partial<NewView> }) =>
      http.patch(`/api/saved-views/${view.id}`, { version: view.version, ...values }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: (view: SavedView) =>
      http.delete(`/api/saved-views/${view.id}`, { data: { version: view.version } }),
    ...settled,
  })
  return { views, isPending, create, change, remove }
}
