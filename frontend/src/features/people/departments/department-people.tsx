import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Schema } from '../../../api/types'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { RelatedList } from '../../../kit/show/related-list'
import { DEPARTMENTS, type Department } from './department'

type Employee = Schema<'Employee'>

/** Who works in the department itself; those below it stand on its own page. */
export function DepartmentPeople({ department }: { department: Department }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`people.employees.fields.${name}`)
  return (
    <RelatedList<Employee>
      path={`employees?departmentId=${department.id}&employed=true&_sort=name`}
      label={t(`${DEPARTMENTS}.people`)}
      empty={t(`${DEPARTMENTS}.no_people`)}
      columns={[
        {
          title: title('name'),
          render: (_, row) => (
            <Link to={`/hr/employees/${row.id}`}>
              <LocalName name={row.name} nameAr={row.nameAr} />
            </Link>
          ),
        },
        {
          title: title('position'),
          render: (_, row) => <LocalName name={row.position} nameAr={row.positionAr} />,
        },
        { title: title('number'), render: (_, row) => <Ltr>{row.number}</Ltr> },
        { title: title('location'), dataIndex: 'location' },
      ]}
    />
  )
}
