import type { Schema } from '../../../api/types'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'

export const DOCUMENTS = 'people.person_documents'

export type PersonDocument = Schema<'PersonDocument'>

const listPath = (employeeId: number) => `/api/employees/${employeeId}/documents`

export const useDocuments = (employeeId: number) =>
  useTabRows<PersonDocument>(listPath(employeeId), ['person-documents'])

export const useDocumentWrites = (employeeId: number) => useTabWrites(listPath(employeeId))
