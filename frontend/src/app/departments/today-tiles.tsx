import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CheckSquareOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { hasAbility, useCurrentUser } from '../../providers/access'
import { useLiveEvent } from '../../providers/live'
import type { DepartmentPage } from './departments'
import { Tile, Tiles } from './tile'
import { TODAY, type TodayFigure } from './today-figures'
import { countQuery, useMayDecide, usePendingApprovals } from './use-figures'

function ListFigure({ figure }: { figure: TodayFigure }) {
  const { t } = useTranslation()
  const { name, icon: Icon, endpoint, conditions, to } = figure
  const count = useQuery(countQuery(endpoint, conditions))
  return (
    <Tile
      isUrgent
      icon={<Icon />}
      label={t(`departments.figures.${name}`)}
      to={to}
      figure={count}
    />
  )
}

/** The documents of this department that the user can approve or reject; the panel lists them. */
function ApprovalsFigure({ documentTypes }: { documentTypes: string[] }) {
  const { t } = useTranslation()
  const { data = [], isPending } = usePendingApprovals()
  const own = data.filter(({ documentType }) => documentTypes.includes(documentType))
  return (
    <Tile
      isUrgent
      icon={<CheckSquareOutlined />}
      label={t('departments.approvals')}
      to={own.length > 0 ? '#approvals' : '/departments'}
      figure={{ data: own.length, isPending }}
    />
  )
}

interface TodayTilesProps {
  department: DepartmentPage['key']
  /** Documents whose approvals belong to the department. */
  documentTypes?: string[]
}

/** What needs doing today: overdue, expiring, waiting. Every figure opens the rows it counts. */
export function TodayTiles({ department, documentTypes }: TodayTilesProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const user = useCurrentUser()
  const mayDecide = useMayDecide()
  useLiveEvent('record', () => {
    void client.invalidateQueries({ queryKey: ['count'] })
  })
  const figures = (TODAY[department]?.() ?? []).filter(({ ability }) => hasAbility(user, ability))
  const showsApprovals = mayDecide && documentTypes !== undefined
  if (figures.length === 0 && !showsApprovals) return null
  return (
    <Tiles label={t('departments.today')}>
      {showsApprovals && <ApprovalsFigure documentTypes={documentTypes} />}
      {figures.map((figure) => (
        <ListFigure key={figure.name} figure={figure} />
      ))}
    </Tiles>
  )
}
