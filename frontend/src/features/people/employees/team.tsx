import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LocalName } from '../../../kit/display/local-name'
import { PhoneText } from '../../../kit/display/ltr'
import { RelatedList } from '../../../kit/show/related-list'
import { EMPLOYEES, employeePath, type Employee } from './employee'

/** Who reports to this person directly. */
export function Team({ employee }: { employee: Employee }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${EMPLOYEES}.fields.${name}`)
  return (
    <RelatedList<Employee>
      path={`employees?managerId=${employee.id}&employed=true&_sort=name`}
      label={t(`${EMPLOYEES}.groups.team`)}
      empty={t(`${EMPLOYEES}.no_team`)}
      columns={[
        {
          title: title('name'),
          render: (_, row) => (
            <Link to={employeePath(row)}>
              <LocalName name={row.name} nameAr={row.nameAr} />
            </Link>
          ),
        },
        {
          title: title('position'),
          render: (_, row) => <LocalName name={row.position} nameAr={row.positionAr} />,
        },
        { title: title('departmentId'), render: (_, row) => <bdi>{row.departmentName}</bdi> },
        { title: title('mobile'), render: (_, row) => <PhoneText value={row.mobile} /> },
      ]}
    />
  )
}
