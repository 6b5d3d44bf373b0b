import type { ReactNode } from 'react'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Empty } from '../empty'

interface TableEmptyProps {
  isFiltered: boolean
  onClear: () => void
  /** Offered when there is nothing at all yet. */
  create?: ReactNode
  hint?: string
}

/** "Nothing matches" asks to clear the filters; "nothing yet" asks to make the first one. */
export function TableEmpty({ isFiltered, onClear, create, hint }: TableEmptyProps) {
  const { t } = useTranslation()
  if (isFiltered) {
    return (
      <Empty
        title={t('kit.table.no_match')}
        hint={t('kit.table.no_match_hint')}
        action={<Button onClick={onClear}>{t('kit.table.clear_filters')}</Button>}
      />
    )
  }
  return <Empty title={t('kit.table.no_data')} hint={hint} action={create} />
}
