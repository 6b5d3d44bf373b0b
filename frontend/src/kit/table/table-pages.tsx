import { useTranslation } from 'react-i18next'
import { currencyText } from '../display/currency'
import { Pages } from '../pages'
import type { Row } from './types'
import type { TableState } from './use-table-state'

interface TablePagesProps<R extends Row> {
  state: TableState<R>
  /** The one currency of all amounts above. */
  currency: string | null
}

/** Below the rows: how many there are, in which currency, and the other pages. */
export function TablePages<R extends Row>({ state, currency }: TablePagesProps<R>) {
  const { t, i18n } = useTranslation()
  const total = (count: number) =>
    currency
      ? `${t('kit.table.total', { count })} · ${t('kit.table.amounts_in', {
          currency: currencyText(currency, i18n.language),
        })}`
      : t('kit.table.total', { count })
  return (
    <Pages
      align="end"
      style={{ marginBlock: 16 }}
      current={state.query.page}
      pageSize={state.query.size}
      total={state.total}
      showSizeChanger
      pageSizeOptions={[25, 50, 100, 200]}
      showTotal={total}
      responsive
      onChange={(page, size) => state.change({ page, size })}
    />
  )
}
