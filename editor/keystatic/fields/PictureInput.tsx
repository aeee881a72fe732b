import type { NamedThings } from '../../content/references';
import { ChoiceInput } from './ChoiceInput';
import type { InputProps } from './leaf';

/** A picture by its name, with the picture itself to be seen. */
export function PictureInput({
  pictures,
  ...props
}: InputProps<string> & { pictures: NamedThings['pictures'] }) {
  const chosen = pictures.find(({ name }) => name === props.value);
  const options = pictures.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className="picture-field">
      <ChoiceInput {...props} options={options} />
      {chosen && <img className="picture-field__picture" src={chosen.url} alt={chosen.alt} loading="lazy" />}
    </div>
  );
}
