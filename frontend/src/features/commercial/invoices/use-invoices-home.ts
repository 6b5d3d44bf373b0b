import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { INVOICES } from './invoice'

/** The list that an invoice leads back to: the people who keep the books have theirs under Finance. */
export function useInvoicesHome() {
  const { t } = useTranslation()
  const commercial = useAbility('commercial.invoicing')
  return {
    to: commercial ? '/commercial/invoicing' : '/finance/invoicing',
    label: t(`${INVOICES}.title`),
  }
}
