import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { timeOfDay } from '../../../../providers/dates'
import { toast } from '../../../../providers/toast'
import { useQueueEntries, useQueueSending } from '../../../../providers/use-queue'
import { ATTENDANCE_CHECKS, OWN_ADDRESS } from '../attendance-check'
import { checkSender } from './send-check'
import { checkStore } from './store'

/** What this person has on this device that the portal does not have yet. */
export const useCheckEntries = () => useQueueEntries(checkStore, checkSender)

/** Sends what waits, now and whenever the connection is back, for as long as the page is open. */
export function useCheckSending(): () => void {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useQueueSending(checkSender, ({ direction, checkedAt }) => {
    const time = timeOfDay(new Date(checkedAt))
    toast({ variant: 'success', title: t(`${ATTENDANCE_CHECKS}.done.${direction}`, { time }) })
    void client.invalidateQueries({ queryKey: [OWN_ADDRESS] })
  })
}
