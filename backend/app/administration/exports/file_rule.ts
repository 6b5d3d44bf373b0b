import { everyAbilityOf, exportOf } from '#core/exports/registry'
import { registerFileOwner } from '#files/shared/file_owners'
import type File from '#files/shared/models/file'

const resourceOf = ({ ownerType }: File) => ownerType!.slice('exports.'.length)

/**
 * An exported file is for the person who requested it, as long as they may still see what is in it: a file
 * states what its columns, conditions and rows needed. One that states nothing counts as having all columns.
 */
registerFileOwner('exports', {
  resource: resourceOf,
  also: ({ id, abilities }, file) => {
    const definition = exportOf(resourceOf(file))
    if (file.createdBy !== id || !definition || !abilities.has(definition.ability)) return false
    return file.requires !== null || everyAbilityOf(definition).every((name) => abilities.has(name))
  },
})
