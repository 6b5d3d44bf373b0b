import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { useSend } from '../../../kit/use-send'
import { E_INVOICES, type EInvoicing } from './e-invoice'

/** Saves a part of the settings on the version that is shown; what stands is read again. */
export function useChangeSetting({ version }: EInvoicing, onDone: () => void) {
  const { t } = useTranslation()
  const send = useSend()
  return async (changes: object) => {
    const headers = ifMatch(version)
    try {
      await send(t(`${E_INVOICES}.saved`), () =>
        http.patch('/api/e-invoicing', changes, { headers })
      )
    } finally {
      onDone()
    }
  }
}
