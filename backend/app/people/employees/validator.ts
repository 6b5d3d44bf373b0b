import vine from '@vinejs/vine'
import * as rules from '#core/validation/fields'

const name = () => rules.line(120).minLength(1)
const text = (max: number) => rules.line(max).nullable().optional()
const day = () => rules.day().nullable().optional()
const reference = () => rules.reference().nullable().optional()
const phone = () => rules.phone().nullable().optional()
const email = () => rules.line(254).email().nullable().optional()

/** `employmentType` and its like hold values of the portal's lists, checked where they are saved. */
const optional = {
  userId: reference(),
  managerId: reference(),
  location: text(120),
  email: email(),
  phone: phone(),
  mobile: phone(),
  grade: text(20),
  probationEndOn: day(),
  contractType: text(40),
  contractEndOn: day(),
  weeklyHours: vine.number({ strict: true }).withoutDecimals().range([1, 84]).nullable().optional(),
  shift: text(40),
  weekend: text(40),
  nationality: text(80),
  birthOn: day(),
  gender: text(20),
  maritalStatus: text(20),
  personalEmail: email(),
  personalMobile: phone(),
  homeAddress: text(400),
  emergencyName: text(120),
  emergencyPhone: phone(),
  socialInsuranceNumber: text(40),
  borderNumber: text(40),
  visaProfession: text(120),
  notes: text(2000),
}

export const createEmployeeValidator = vine.create({
  number: rules.code(40).optional(),
  name: name(),
  nameAr: name(),
  departmentId: rules.reference(),
  position: name(),
  positionAr: name(),
  joinOn: rules.day(),
  employmentType: rules.line(40).minLength(1).optional(),
  ...optional,
})

export const updateEmployeeValidator = vine.create({
  name: name().optional(),
  nameAr: name().optional(),
  departmentId: rules.reference().optional(),
  position: name().optional(),
  positionAr: name().optional(),
  joinOn: rules.day().optional(),
  employmentType: rules.line(40).minLength(1).optional(),
  status: vine.enum(['active', 'on_leave', 'suspended']).optional(),
  ...optional,
})
