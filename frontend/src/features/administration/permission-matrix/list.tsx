import { useState } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { USERS } from '../users/user'
import { BulkChange } from './bulk-change'
import { Sign } from './matrix-cell'
import { MatrixFilters } from './matrix-filters'
import { MatrixTable } from './matrix-table'
import { comparePath, MATRIX } from './permission-matrix'
import { useMatrix } from './use-matrix'

const ORIGINS = ['own', 'set', 'role', 'denied', 'inactive'] as const

/** Who has which permission and from where; many people are changed at once. */
export default function PermissionMatrix() {
  const { t } = useTranslation()
  const matrix = useMatrix()
  const [selected, setSelected] = useState<number[]>([])
  const [open, setOpen] = useState(false)
  const { error, refetch } = matrix.query
  return (
    <>
      <PageHeader title={t(`${MATRIX}.title`)} actions={<Actions {...{ selected, setOpen }} />} />
      <MatrixFilters matrix={matrix} />
      <Legend />
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <MatrixTable matrix={matrix} selected={selected} onSelect={setSelected} />
      )}
      {open ? (
        <BulkChange
          start={{ userIds: selected }}
          onClose={() => setOpen(false)}
          onDone={() => setSelected([])}
        />
      ) : null}
    </>
  )
}

interface ActionsProps {
  selected: number[]
  setOpen: (open: boolean) => void
}

function Actions({ selected, setOpen }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <>
      <LinkButton to={comparePath(selected)}>{t(`${MATRIX}.compare`)}</LinkButton>
      <Button type="primary" disabled={!selected.length} onClick={() => setOpen(true)}>
        {t(`${MATRIX}.change`, { count: selected.length })}
      </Button>
    </>
  )
}

/** What the signs mean, and what a denial does not do. */
function Legend() {
  const { t } = useTranslation()
  return (
    <>
      <Flex wrap gap="middle" style={{ marginBlockEnd: 8 }}>
        {ORIGINS.map((origin) => (
          <Flex key={origin} gap={6} align="center">
            <Sign origin={origin} text={t(`${MATRIX}.legend.${origin}`)} />
            <Typography.Text type="secondary" aria-hidden>
              {t(`${MATRIX}.legend.${origin}`)}
            </Typography.Text>
          </Flex>
        ))}
      </Flex>
      <Alert
        type="info"
        showIcon
        message={t(`${USERS}.denied_hint`)}
        style={{ marginBlockEnd: 12 }}
      />
    </>
  )
}
