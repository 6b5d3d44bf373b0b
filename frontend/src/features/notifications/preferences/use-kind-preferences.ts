import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'

export type KindPreference = Schema<'NotificationPreference'>

export type KindChoice = Pick<KindPreference, 'kind'> &
  Partial<Pick<KindPreference, 'inApp' | 'sound' | 'mail'>>

const URL = '/api/notifications/preferences'
const KEY = [URL]

/** Which kinds of notification the user wants, and the switch for one. */
export function useKindPreferences() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const query = useQuery<KindPreference[]>({ queryKey: KEY })
  const change = useMutation({
    mutationFn: async (choice: KindChoice) => {
      const { data } = await http.patch<KindPreference[]>(URL, choice)
      return data
    },
    onSuccess: (all) => client.setQueryData(KEY, all),
    onError: (error) =>
      toast({
        title: t('notifications.preferences.failed'),
        description: messageOf(error, t('pages.failure.text')),
        variant: 'destructive',
      }),
  })
  return { ...query, change }
}
