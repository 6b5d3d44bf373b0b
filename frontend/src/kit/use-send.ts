import { useTranslation } from 'react-i18next'
import { messageOf } from '../api/http-error'
import { toast } from '../providers/toast'

/** Runs a request and says how it went; rejects when it failed. */
export function useSend() {
  const { t } = useTranslation()
  return async <T>(done: string, request: () => Promise<T>): Promise<T> => {
    try {
      const answer = await request()
      toast({ variant: 'success', title: done })
      return answer
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
  }
}
