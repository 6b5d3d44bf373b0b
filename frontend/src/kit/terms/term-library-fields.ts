import { arabicLine, choice, flag, line, prose, wholeNumber } from '../plain/field-kinds'

/** The fields of a library of terms, whose kinds are of a list. */
export const termLibraryFields = (kinds: string) => ({
  kind: choice({ list: kinds, required: true, sortable: true }),
  name: line({ max: 160, required: true, sortable: true }),
  nameAr: arabicLine({ max: 160, required: true }),
  text: prose({ max: 2000, required: true, dir: 'ltr' }),
  textAr: prose({ max: 2000, required: true, dir: 'rtl' }),
  place: wholeNumber({ sortable: true }),
  standard: flag({ initial: false, sortable: true }),
  active: flag({ initial: true, sortable: true }),
})
