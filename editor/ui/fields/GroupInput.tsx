import type { ReactNode } from 'react';
import type { InputProps } from './FieldFrame';

type GroupInputProps = Pick<InputProps<unknown>, 'label' | 'help' | 'message' | 'place'> & {
  children: ReactNode;
};

/** Fields that belong together, under their name. */
export const GroupInput = ({ label, help, message, place, children }: GroupInputProps) => (
  <fieldset className="group" data-place={place}>
    <legend className="group__label">{label}</legend>
    {help && <p className="field__help">{help}</p>}
    {message && <p className="field__message">{message}</p>}
    {children}
  </fieldset>
);
