import { useLocation } from 'wouter'
import { type Area, areas, type Operation, titleByArea } from '#maths'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { m } from '../../language/messages.ts'
import type { CrumbChoice } from '../../ui/parts/crumbs.tsx'
import { firstOperation } from './selection.ts'

/**
 * Returns the choice between the learning areas, for the breadcrumbs. A phone has none: there, the list of operations
 * has those of all areas (operation-tabs.tsx). A change replaces the history entry, as with tabs.
 */
export function useAreaChoice(area: Area, pathOf: (operation: Operation) => string): CrumbChoice | undefined {
  const [, navigate] = useLocation()
  if (useIsPhone()) return undefined
  return {
    name: m.class_area(),
    current: area,
    options: areas.map((one) => ({ value: one, text: titleByArea[one] })),
    onChoose: (value) => navigate(pathOf(firstOperation(value as Area)), { replace: true }),
  }
}
