import { Alert } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { GUARANTEES, type UncoveredAdvance } from './guarantee'

/** Contracts with an advance that no guarantee covers, each with what it is short of. */
export function MissingGuarantees() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data = [] } = useQuery<UncoveredAdvance[]>({
    queryKey: ['/api/guarantees/missing'],
    staleTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${GUARANTEES}.missing.title`, { count: data.length })}
      description={
        <ul style={{ margin: 0, paddingInlineStart: 16 }}>
          {data.map(({ contractId, number, clientName, currency, advance, short }) => (
            <li key={contractId}>
              <Link to={`/commercial/contracts/${contractId}`}>
                <bdi>{number}</bdi>
              </Link>
              {' · '}
              <bdi>{clientName}</bdi>
              {': '}
              {t(`${GUARANTEES}.missing.short`, {
                advance: formats.money(advance, currency),
                short: formats.money(short, currency),
              })}
            </li>
          ))}
        </ul>
      }
    />
  )
}
