import { Button } from '../Button';
import { useDesk } from '../frame/DeskContext';
import { openPictures } from '../pictures/openPictures';
import { SearchableList } from '../SearchableList';
import { FieldFrame, type InputProps } from './FieldFrame';
import { useForm } from './FormContext';

interface PictureInputProps extends InputProps<string> {
  /** The names of pictures to leave out. */
  except?: readonly string[];
  /** Whether a new photograph can be uploaded. */
  isUploaded?: boolean;
}

/** Shows a picture, and a list to choose another picture by name or description. */
export function PictureInput({
  value,
  onChange,
  except = [],
  isUploaded = true,
  ...frame
}: PictureInputProps) {
  const desk = useDesk();
  function choose(name: string) {
    onChange(name);
    frame.onLeave();
  }
  async function upload() {
    const [name] = await openPictures(desk, {});
    if (name) choose(name);
  }
  const pictures = useForm().named.pictures.filter(({ name }) => !except.includes(name));
  const chosen = pictures.find(({ name }) => name === value);
  return (
    <FieldFrame {...frame}>
      {({ id }) => (
        <SearchableList
          className="picker"
          label="Find by name or description"
          summary={
            <span id={id} className="line">
              {chosen && <img src={chosen.url} alt={chosen.alt} loading="lazy" />}
              <span>
                <strong>{chosen?.alt || value || 'No picture'}</strong> Choose another
              </span>
            </span>
          }
          more={isUploaded && <Button label="Upload a photograph" onClick={() => void upload()} />}
          choices={[
            ...(frame.optional && value ? [{ value: '', words: 'No picture', children: 'No picture' }] : []),
            ...pictures.map(({ name, alt, url }) => ({
              value: name,
              words: `${name} ${alt}`,
              isChosen: name === value,
              children: (
                <>
                  <img src={url} alt={alt} loading="lazy" />
                  {name}
                </>
              ),
            })),
          ]}
          onChoose={choose}
        />
      )}
    </FieldFrame>
  );
}
