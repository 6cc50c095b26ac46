import { list, type Culture } from './Culture';

const unitedStates: Culture = {
  country: 'United States',
  given: list(
    'Emma,Marcus,Hannah,Jamal,Abigail,Tyler,Grace,Brandon,Natalie,Darnell,Megan,Ethan,Brooke,Terrence,Sierra,Cody,Whitney,Andre,Paige,Garrett,Simone,Wyatt,Kendra,Logan',
  ),
  family: list(
    'Anderson,Whitfield,Brooks,Castellano,Jefferson,O’Connell,Nakamura,Ramirez,Sullivan,Vanderberg,Washington,Kowalski,Henderson,McAllister,Goldberg,Delgado,Prescott,Bellamy,Yates,Lindqvist,Thompson,Okafor,Harrington,Fitzgerald',
  ),
  cities: list(
    'Austin TX 78701,Chicago IL 60654,Portland OR 97209,Denver CO 80202,Boston MA 02110,Atlanta GA 30303,Nashville TN 37203',
  ),
  streets: list(
    'Maple Street,Commerce Avenue,2nd Street,Harbor Boulevard,Canal Street,Main Street',
  ),
  address: '{n} {street}, {city}, USA',
  phones: list(
    '(512) 555-01##,312.555.01##,+1 503-555-01##,(303) 555-01## ext. 2#,1-617-555-01##,404 555 01##',
  ),
  legalForms: list('Inc.,LLC,Group'),
};

const brazil: Culture = {
  country: 'Brazil',
  given: list(
    'Ana Clara,João Pedro,Beatriz,Thiago,Letícia,Rafael,Júlia,Gustavo,Camila,Vinícius,Larissa,Caio,Patrícia,Otávio,Débora,Murilo,Helena,Sérgio,Lívia,Antônio,Flávia,Luís Fernando,Renata,Estêvão',
  ),
  family: list(
    'Silva,Gonçalves,Araújo,Magalhães,Simões,Conceição,Barbosa,Cavalcanti,Moraes,Teixeira,Assunção,Figueiredo,Guimarães,Carvalho,Nóbrega,Pacheco,Sampaio,Vasconcelos,Brandão,Falcão,Leão,Monteiro,Queiroz,Tavares',
  ),
  cities: list('São Paulo – SP,Rio de Janeiro – RJ,Belo Horizonte – MG,Recife – PE,Curitiba – PR'),
  streets: list('Rua das Acácias,Avenida Central,Rua do Comércio,Alameda dos Ipês'),
  address: '{street}, {n}, {city}, Brasil',
  phones: list('+55 11 5550-####,(21) 5550-####,0055 31 5550-####'),
  legalForms: list('Ltda.,S.A.,e Cia.'),
};

const mexico: Culture = {
  country: 'Mexico',
  given: list(
    'Ximena,José Luis,Guadalupe,Miguel Ángel,Fernanda,Raúl,Citlali,Héctor,Itzel,Ángel,Mariana,César,Rosalía,Julián,Paloma,Agustín,Verónica,Emiliano,Araceli,Joel,Esperanza,Ulises,Yolanda,Fabián',
  ),
  family: list(
    'Hernández,Ávila,Peña,Villaseñor,Zúñiga,Treviño,Cárdenas,Márquez,Olvera,Rentería,Solórzano,Ponce,Nájera,Macías,Lozano,Galindo,Escobedo,Cisneros,Barragán,Arriaga,Tovar,Orozco,Valdés,Ureña',
  ),
  cities: list(
    '06700 Ciudad de México,64000 Monterrey,44100 Guadalajara,72000 Puebla,97000 Mérida',
  ),
  streets: list('Av. Insurgentes,Calle Hidalgo,Av. de las Flores,Calle 60,Paseo del Sol'),
  address: '{street} {n}, {city}, México',
  phones: list('+52 55 5550 ####,(81) 5550-####,0052 33 5550 ####'),
  legalForms: list('S.A. de C.V.,S. de R.L.,y Hermanos'),
};

/** Cultures of the Americas. */
export const americas: Culture[] = [unitedStates, brazil, mexico];
