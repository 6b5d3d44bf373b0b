import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, PhoneText } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { employeePath, type Employee } from './employee'
import styles from './employees.module.css'

/** A colleague on a card: face, name, what they do and where, and how to reach them. */
export function EmployeeCard({ employee }: { employee: Employee }) {
  const { language } = useTranslation().i18n
  const { name, nameAr, photoUrl, position, positionAr } = employee
  return (
    <article className={styles.card}>
      <UserAvatar name={nameIn(language, name, nameAr)} photoUrl={photoUrl} size={56} />
      <div className={styles.cardText}>
        <Link to={employeePath(employee)} className={styles.cardName}>
          <LocalName name={name} nameAr={nameAr} />
        </Link>
        <span>
          <LocalName name={position} nameAr={positionAr} />
        </span>
        <span className={styles.soft}>
          <bdi>{employee.departmentName}</bdi>
        </span>
        <span className={styles.contact}>
          <PhoneText value={employee.mobile ?? employee.phone} />
          <EmailText value={employee.email} />
        </span>
      </div>
    </article>
  )
}
