import type { ReactNode } from 'react'
import { Input, InputNumber } from 'antd'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { CountryInput } from '../../../kit/inputs/country-input'
import { DayInput } from '../../../kit/inputs/day-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import type { EmployeeField } from './employee'
import { StatusSelect } from './status-select'

interface FieldInput {
  input: ReactNode
  required?: boolean
  wide?: boolean
}

const line = (max = 120) => <Input dir="auto" maxLength={max} autoComplete="off" />
const phone = <LatinInput type="tel" maxLength={40} autoComplete="off" />
const email = <LatinInput type="email" maxLength={254} autoComplete="off" />
const latin = (max: number) => <LatinInput maxLength={max} autoComplete="off" />
const of = (list: string) => <ChoiceSelect list={list} />

/** How each field is entered, by the groups of the form. */
export const FORM_GROUPS: { key: string; fields: Partial<Record<EmployeeField, FieldInput>> }[] = [
  {
    key: 'profile',
    fields: {
      number: { input: latin(40) },
      name: { input: line(), required: true },
      nameAr: {
        input: <Input dir="rtl" maxLength={120} autoComplete="off" />,
        required: true,
      },
      userId: { input: <PersonSelect /> },
      email: { input: email },
      phone: { input: phone },
      mobile: { input: phone },
    },
  },
  {
    key: 'job',
    fields: {
      departmentId: { input: <RecordSelect lookup="departments/lookup" />, required: true },
      managerId: { input: <RecordSelect lookup="employees/lookup" /> },
      position: { input: line(), required: true },
      positionAr: {
        input: <Input dir="rtl" maxLength={120} autoComplete="off" />,
        required: true,
      },
      location: { input: line() },
      grade: { input: latin(20) },
      status: { input: <StatusSelect /> },
      employmentType: { input: of('employment-types'), required: true },
      joinOn: { input: <DayInput />, required: true },
      probationEndOn: { input: <DayInput /> },
      contractType: { input: of('employment-contracts') },
      contractEndOn: { input: <DayInput /> },
      weeklyHours: {
        input: <InputNumber min={1} max={84} precision={0} style={{ width: '100%' }} />,
      },
      shift: { input: of('work-shifts') },
      weekend: { input: of('weekends') },
    },
  },
  {
    key: 'personal',
    fields: {
      nationality: { input: <CountryInput /> },
      birthOn: { input: <DayInput /> },
      gender: { input: of('genders') },
      maritalStatus: { input: of('marital-statuses') },
      personalMobile: { input: phone },
      personalEmail: { input: email },
      homeAddress: { input: line(400), wide: true },
      emergencyName: { input: line() },
      emergencyPhone: { input: phone },
      socialInsuranceNumber: { input: latin(40) },
      borderNumber: { input: latin(40) },
      visaProfession: { input: line() },
    },
  },
  {
    key: 'hr',
    fields: { notes: { input: <Input.TextArea rows={4} maxLength={2000} />, wide: true } },
  },
]

/** What only a new record is asked for, and what it is not. */
export const ONLY_NEW: ReadonlySet<EmployeeField> = new Set(['number'])
export const NOT_NEW: ReadonlySet<EmployeeField> = new Set(['status'])
