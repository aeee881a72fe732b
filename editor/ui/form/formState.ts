import { mergeByField } from '../../content/merge';
import { type Path, withValueAt } from '../../content/valueAt';

/** A form that is open. */
export interface FormState {
  /** What the owner began with. */
  base: unknown;
  value: unknown;
  /** The fields that she has left, by their places: 'jobs.1.pay.to'. */
  left: ReadonlySet<string>;
  /** Whether a save was tried: then everything that is wrong is said. */
  isTried: boolean;
}

export type FormAction =
  | { kind: 'set'; path: Path; part: unknown }
  | { kind: 'leave'; path: Path }
  | { kind: 'try' }
  /** @param sent the value that was saved; what was typed since then stays */
  | { kind: 'saved'; sent: unknown; value: unknown }
  | { kind: 'discard' };

/** A form as it is opened: with a value, or a draft of it. */
export const openForm = (base: unknown, value = base): FormState => ({
  base,
  value,
  left: new Set(),
  isTried: false,
});

export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.kind) {
    case 'set': {
      // The entries of a list may have moved.
      const inside = `${action.path.join('.')}.`;
      return {
        ...state,
        value: withValueAt(state.value, action.path, action.part),
        left: new Set([...state.left].filter((place) => !place.startsWith(inside))),
      };
    }
    case 'leave':
      return { ...state, left: new Set(state.left).add(action.path.join('.')) };
    case 'try':
      return { ...state, isTried: true };
    case 'saved':
      return {
        ...openForm(action.value),
        value:
          state.value === action.sent
            ? action.value
            : mergeByField(action.sent, state.value, action.value).value,
      };
    case 'discard':
      return openForm(state.base);
  }
}
