import { Trash2 } from 'lucide';
import { useNavigate } from 'react-router-dom';
import { useDeletion } from '../bin/useDeletion';
import { useContactStore } from '../store/useContactStore';
import { Button } from '../../ui/Button';

/** Deletes a contact once the person has confirmed it, and goes back to the list (R4.14). */
export function DeleteContactButton({ id, name }: { id: string; name: string }) {
  const { memory: list } = useContactStore();
  const navigate = useNavigate();
  const { ask, question } = useDeletion();
  const leave = () => void navigate(list.address, { replace: true, state: list.state });
  return (
    <>
      <Button
        icon={Trash2}
        onClick={() => {
          ask([{ id, name }], leave);
        }}
      >
        Delete
      </Button>
      {question}
    </>
  );
}
