import type { ReactNode } from 'react'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { Quantity } from '../../../kit/display/numbers'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { Details } from '../../../kit/show/details'
import { EMPLOYEES, type Employee, type EmployeeField } from './employee'
import { DepartmentLink, EmployeeLink } from './employee-links'
import { EmploymentTag } from './employment-tag'

type Show = (employee: Employee) => ReactNode

const day =
  (name: EmployeeField): Show =>
  (employee) =>
    employee[name] ? <DateText value={String(employee[name])} /> : null
const choice =
  (name: EmployeeField, list: string): Show =>
  (employee) =>
    employee[name] ? <ChoiceText list={list} value={String(employee[name])} /> : null
const phone =
  (name: 'phone' | 'mobile' | 'personalMobile' | 'emergencyPhone'): Show =>
  (employee) =>
    employee[name] ? <PhoneText value={employee[name]} /> : null
const email =
  (name: 'email' | 'personalEmail'): Show =>
  (employee) =>
    employee[name] ? <EmailText value={employee[name]} /> : null
const latin =
  (name: EmployeeField): Show =>
  (employee) =>
    employee[name] ? <Ltr>{String(employee[name])}</Ltr> : null
const plain =
  (name: EmployeeField): Show =>
  (employee) =>
    employee[name] as ReactNode

function part(shows: Partial<Record<EmployeeField, Show>>, wide: readonly string[] = []) {
  return function Part({ employee }: { employee: Employee }) {
    const items = Object.entries(shows).map(([name, show]) => ({
      name,
      value: show(employee),
      wide: wide.includes(name),
    }))
    return <Details resource={EMPLOYEES} items={items} />
  }
}

/** What everyone may know. */
export const ProfileDetails = part({
  number: latin('number'),
  name: plain('name'),
  nameAr: plain('nameAr'),
  departmentId: (employee) => <DepartmentLink employee={employee} />,
  position: ({ position, positionAr }) => <LocalName name={position} nameAr={positionAr} />,
  managerId: ({ managerId, managerName }) =>
    managerId === null ? null : <EmployeeLink id={managerId} name={managerName} />,
  location: plain('location'),
  email: email('email'),
  phone: phone('phone'),
  mobile: phone('mobile'),
  userId: ({ userName }) => userName,
})

/** For the person, those above them and HR. */
export const JobDetails = part({
  status: ({ status }) => (status ? <EmploymentTag status={status} /> : null),
  grade: latin('grade'),
  employmentType: choice('employmentType', 'employment-types'),
  joinOn: day('joinOn'),
  probationEndOn: day('probationEndOn'),
  contractType: choice('contractType', 'employment-contracts'),
  contractEndOn: day('contractEndOn'),
  endOn: day('endOn'),
  weeklyHours: ({ weeklyHours }) =>
    weeklyHours === null ? null : <Quantity value={String(weeklyHours)} />,
  shift: choice('shift', 'work-shifts'),
  weekend: choice('weekend', 'weekends'),
})

/** For the person and HR. */
export const PersonalDetails = part(
  {
    nationality: plain('nationality'),
    birthOn: day('birthOn'),
    gender: choice('gender', 'genders'),
    maritalStatus: choice('maritalStatus', 'marital-statuses'),
    personalMobile: phone('personalMobile'),
    personalEmail: email('personalEmail'),
    homeAddress: plain('homeAddress'),
    emergencyName: plain('emergencyName'),
    emergencyPhone: phone('emergencyPhone'),
    socialInsuranceNumber: latin('socialInsuranceNumber'),
    borderNumber: latin('borderNumber'),
    visaProfession: plain('visaProfession'),
  },
  ['homeAddress']
)

/** For HR alone. */
export const HrDetails = part({ endReason: plain('endReason'), notes: plain('notes') }, [
  'endReason',
  'notes',
])
