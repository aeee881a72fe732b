import type { NamedThings } from '../../content/references';
import { ChoiceInput } from './ChoiceInput';
import type { InputProps } from './leaf';
import { PicturePicker } from './PicturePicker';

/** A picture by its name, with the picture itself to be seen, and all others to choose from. */
export function PictureInput({
  pictures,
  ...props
}: InputProps<string> & { pictures: NamedThings['pictures'] }) {
  const { value, onChange } = props;
  const chosen = pictures.find(({ name }) => name === value);
  const options = pictures.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className="picture-field">
      <ChoiceInput {...props} options={options} />
      {chosen && <img className="picture-field__picture" src={chosen.url} alt={chosen.alt} loading="lazy" />}
      <PicturePicker pictures={pictures} value={value} onChange={onChange} />
    </div>
  );
}
