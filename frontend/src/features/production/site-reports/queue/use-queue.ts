import { useTranslation } from 'react-i18next'
import { useRefresh } from '../../../../kit/show/use-record'
import { toast } from '../../../../providers/toast'
import { useQueueEntries, useQueueSending } from '../../../../providers/use-queue'
import { SITE_REPORTS } from '../site-report'
import { reportSender } from './send-queue'
import { entryStore } from './store'

/** The reports that this person has on this device, and which of them is on its way. */
export const useEntries = () => useQueueEntries(entryStore, reportSender)

/** Sends what waits, now and whenever the connection is back, for as long as the page is open. */
export function useSendQueue(): () => void {
  const { t } = useTranslation()
  const refresh = useRefresh(SITE_REPORTS)
  return useQueueSending(reportSender, (number) => {
    toast({ variant: 'success', title: t(`${SITE_REPORTS}.queue.sent`, { number }) })
    void refresh()
  })
}
