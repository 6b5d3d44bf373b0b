import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'

/** Runs a change of a need and says how it went; rejects when it failed, so that its dialog stays open. */
export function useNeedSave() {
  const { t } = useTranslation()
  return async (change: Promise<unknown>, done: string) => {
    try {
      await change
      toast({ variant: 'success', title: done })
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
