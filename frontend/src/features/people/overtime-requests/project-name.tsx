import { LocalName } from '../../../kit/display/local-name'
import type { OvertimeRequestRow } from './overtime-request'

type Named = Pick<OvertimeRequestRow, 'projectName' | 'projectNameAr'>

/** The project that the overtime is for; nothing where it is for none. */
export const projectName = ({ projectName: name, projectNameAr: nameAr }: Named) =>
  name === null ? null : <LocalName name={name} nameAr={nameAr} />
