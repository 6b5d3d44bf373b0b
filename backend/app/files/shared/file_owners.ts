import db from '@adonisjs/lucid/services/db'
import type { Scope } from '#core/listing/page'
import { domainOfResource } from '#core/sections/open_resource'
import type File from '#files/shared/models/file'

/** Who asks for a file. */
export interface FileViewer {
  id: number
  admin: boolean
  role: string
  abilities: ReadonlySet<string>
  /** Whether the section of a domain is open to them now. */
  isLive(domain: string): boolean
}

/** To whom the record of a file is open. Whatever is stated has to hold, at the moment of reading. */
export interface OwnerRule {
  /** List below `/api` that the record belongs to; while its section is closed, so are its files. */
  resource?: string | ((file: File) => string | undefined)
  /** Who may see such records. */
  ability?: string
  /** Where the record stands, and which of these rows the viewer may see. A file does not outlive it. */
  record?: { table: string; scope?: (viewer: FileViewer) => Scope }
  /** What else has to hold. */
  also?: (viewer: FileViewer, file: File) => boolean | Promise<boolean>
}

const owners = new Map<string, OwnerRule>()

/**
 * A department says to whom the files of its records are open. Without a rule they are open to no one;
 * neither who sent a file in nor an administrator reads it unless the record is open to them.
 * @param ownerType as given to `storeFile`; `exports` also covers `exports.clients`
 */
export function registerFileOwner(ownerType: string, rule: OwnerRule) {
  owners.set(ownerType, rule)
}

/** Every owner type with a rule, for the test that tries them all. */
export const fileOwnerTypes = (): string[] => [...owners.keys()]

const ruleOf = ({ ownerType }: File): OwnerRule | undefined => {
  const type = ownerType ?? ''
  return owners.get(type) ?? owners.get(type.split('.')[0])
}

/** The domain whose section has to be open for this file to be read; null where there is none. */
export function domainOfFile(file: File): string | null {
  const resource = ruleOf(file)?.resource
  const name = typeof resource === 'function' ? resource(file) : resource
  return name ? domainOfResource(name) || null : null
}

/** Whether the record of a file is open to this viewer now. */
export async function canReadFile(viewer: FileViewer, file: File): Promise<boolean> {
  const domain = domainOfFile(file)
  return (domain === null || viewer.isLive(domain)) && isFor(viewer, file)
}

/** The same regardless of closed sections. */
export async function isFor(viewer: FileViewer, file: File): Promise<boolean> {
  const rule = ruleOf(file)
  if (!rule) return false
  const needed = [...(rule.ability ? [rule.ability] : []), ...abilitiesIn(file)]
  if (!needed.every((ability) => viewer.abilities.has(ability))) return false
  if (rule.record && !(await stands(rule.record, viewer, file))) return false
  return rule.also ? rule.also(viewer, file) : true
}

/** What the fields in a file need beside its record, as it was written. */
function abilitiesIn({ requires }: File): string[] {
  return requires ? requires.split(' ') : []
}

async function stands(
  { table, scope }: NonNullable<OwnerRule['record']>,
  viewer: FileViewer,
  { ownerId }: File
): Promise<boolean> {
  if (ownerId === null) return false
  const query = db.from(table).where(`${table}.id`, ownerId).select(`${table}.id`)
  scope?.(viewer)?.(query)
  return !!(await query.first())
}
