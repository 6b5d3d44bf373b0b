import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { toast } from '../../../providers/toast'

type Stored = Answer<'notification_preferences.quiet_hours'>
export type QuietHours = NonNullable<Stored['hours']>

const URL = '/api/notifications/quiet-hours'
const KEY = [URL]

/** The hours in which one is left in peace, and how they are set. */
export function useQuietHours() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery<Stored>({ queryKey: KEY })
  const change = useMutation({
    mutationFn: async (hours: QuietHours | null) => (await http.put<Stored>(URL, { hours })).data,
    onSuccess: (stored) => client.setQueryData(KEY, stored),
    onError: (error) =>
      toast({
        title: t('notifications.preferences.failed'),
        description: messageOf(error, t('pages.failure.text')),
        variant: 'destructive',
      }),
  })
  return { ...query, change }
}
